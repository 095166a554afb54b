// The audience's page, on phones of their own.
export { AudiencePage, type AudiencePageProps } from './AudiencePage.tsx';
