// Generated from openapi.yaml by `npm run gen`. Do not edit.
import type { Route } from './routes.ts';
import type { operations } from './schema.ts';

export const screenRoutes = {
  getScreenMatch: ["GET","/api/competition/{id}/screen/match","none","none","json",false],
  checkEmbedding: ["GET","/api/competition/{id}/screen/embedding","none","none","json",false],
  openScreenEvents: ["GET","/api/competition/{id}/screen/events","none","none","stream",false],
  askScreenFrames: ["GET","/api/competition/{id}/screen/frames","none","none","json",false],
  openScreenSocket: ["GET","/api/competition/{id}/screen/socket","none","none","socket",false],
  reportScreen: ["POST","/api/competition/{id}/screen/report","none","json","json",false],
  getScreenResult: ["GET","/api/competition/{id}/screen/result","none","none","json",false],
  getClock: ["GET","/api/clock","none","none","json",false],
  getAudienceVoteCount: ["GET","/api/competition/{id}/audience/vote/{voteId}","none","none","json",false],
} as const satisfies { readonly [Operation in keyof operations]?: Route };
