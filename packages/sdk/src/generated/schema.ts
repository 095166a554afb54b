// Placeholder until `npm run gen` writes this file from openapi.yaml.
export type paths = Record<string, never>;
export type components = { schemas: Record<string, never> };
