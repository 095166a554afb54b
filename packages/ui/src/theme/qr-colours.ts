// A code is black on white in every theme, so that every camera reads it.

export const qrColours = { light: '#ffffff', dark: '#000000' } as const;
