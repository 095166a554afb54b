/** What a new main account may try the product with (docs/decisions/0011). */
export const giftPoints = 3;
