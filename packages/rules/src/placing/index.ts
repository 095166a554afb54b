// What others may use of ranking by places.
export { type PlaceStanding, rankByOf, standingsByPlaces } from './rank-by-places.ts';
