/** The points with which a new main account may try the product (docs/decisions/0011). */
export const giftPoints = 3;
