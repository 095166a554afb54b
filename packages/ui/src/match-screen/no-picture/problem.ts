// Chooses the reason for which a screen has no picture.
import type { EmbeddingCheck, FeedState, NoPictureCode } from '@liangfen/sdk';

type Reason = FeedState<unknown>['reason'];

/** The server's own word first; where it sees nothing wrong, what the connection met. */
export function problemCode(check: EmbeddingCheck, reason: Reason): NoPictureCode {
  switch (check) {
    case 'ORIGIN_NOT_LISTED':
    case 'COMPETITION_NOT_FOUND':
    case 'SDK_TOO_OLD':
    case 'SERVER_AWAY':
    case 'SERVER_BUSY':
    case 'WRONG_SERVER':
      return check;
    case 'ALLOWED':
    case 'UNKNOWN':
      return codeOfConnection(reason);
  }
}

function codeOfConnection(reason: Reason): NoPictureCode {
  switch (reason) {
    case 'NOT_FOUND':
    case 'COMPETITION_DELETED':
      return 'COMPETITION_NOT_FOUND';
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
    case 'REFUSED':
    case 'SEAT_TAKEN':
      return 'REFUSED';
    case 'SERVER_BUSY':
    case 'DRAINING':
      return 'SERVER_BUSY';
    case 'CONNECTION_LOST':
    case 'SILENT':
    case 'GAP':
    case 'BROKEN_FRAME':
    case 'TOO_SLOW':
    case 'SESSION_REVOKED':
    case 'WOKEN':
    case 'REFRESH':
    case 'CLOSED':
    case null:
      return 'SERVER_AWAY';
  }
}
