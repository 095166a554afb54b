/** What a sealed text is to the types: only the vault makes one. */
declare const isSealed: unique symbol;
/** A text as it may lie in the database (docs/decisions/0410). */
export type Sealed = string & { readonly [isSealed]: true };
