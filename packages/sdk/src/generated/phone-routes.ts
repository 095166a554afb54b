// Generated from openapi.yaml by `npm run gen`. Do not edit.
import type { Route } from './routes.ts';
import type { operations } from './schema.ts';

export const phoneRoutes = {
  getMessenger: ["GET","/api/ding/setting","none","none","json",false],
  getMessengerPageConfig: ["GET","/api/ding/js/config","none","none","json",false],
  loginAsGuest: ["POST","/api/login/guest","none","none","json",false],
  getPublicCompetition: ["GET","/api/competition/{id}/public","none","none","json",false],
  getJudge: ["GET","/api/competition/{id}/judge","general","none","json",false],
  recogniseJudge: ["POST","/api/competition/{id}/judge/recognition","general","none","json",false],
  getJudgeStatus: ["GET","/api/competition/{id}/judge/status","general","none","json",false],
  signUpJudge: ["POST","/api/competition/{id}/judge/sign-up","general","json","json",false],
  withdrawSignUp: ["DELETE","/api/competition/{id}/judge/sign-up","general","none","json",false],
  approveDirectly: ["PATCH","/api/competition/{id}/judge/directly/approve/{code}","general","json","json",false],
  signInJudge: ["PATCH","/api/competition/{id}/judge/sign-in","general","none","json",false],
  listJudgedCompetitions: ["GET","/api/group/competition/list","general","none","json",false],
  getJudgeMatch: ["GET","/api/competition/{id}/judge/match","general","none","json",false],
  openJudgeEvents: ["GET","/api/competition/{id}/judge/events","general","none","stream",false],
  askJudgeFrames: ["GET","/api/competition/{id}/judge/frames","general","none","json",false],
  openJudgeSocket: ["GET","/api/competition/{id}/judge/socket","general","none","socket",false],
  reportJudge: ["POST","/api/competition/{id}/judge/report","general","json","json",false],
  getOwnScores: ["GET","/api/competition/{id}/judge/score","general","none","json",false],
  submitItemScore: ["POST","/api/competition/{id}/judge/score/program/{programId}/item/{itemId}","general","none","json",true],
  submitScores: ["POST","/api/competition/{id}/judge/score/program/{programId}","general","json","json",true],
  openSeat: ["POST","/api/seat","general","json","json",false],
  getClock: ["GET","/api/clock","none","none","json",false],
} as const satisfies { readonly [Operation in keyof operations]?: Route };
