/** The type of a sealed text, which only the vault makes. */
declare const isSealed: unique symbol;
/** A text that may lie in the database (docs/decisions/0410). */
export type Sealed = string & { readonly [isSealed]: true };
