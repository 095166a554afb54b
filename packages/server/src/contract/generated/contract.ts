// Placeholder until `npm run gen` writes this file from openapi.yaml.
export const contract: { readonly [key: string]: unknown } = {};
