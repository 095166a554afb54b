/** 评委手机: signing up, signing in and scoring; the seat link is in `seats.ts`. */
import { judgeReads } from './judge-phone/reads.ts';
import { judgeRecognition } from './judge-phone/recognition.ts';
import { judgeScoring } from './judge-phone/scoring.ts';
import { judgeSignUp } from './judge-phone/sign-up.ts';

export const judgePhoneOperations = {
  ...judgeSignUp,
  ...judgeRecognition,
  ...judgeScoring,
  ...judgeReads,
};
