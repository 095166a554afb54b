/** Faults of a messenger, to be switched on by code for one interface or for all. */

/** A refusal with the messenger's own number, or a fault of the network. */
export type Trouble =
  | { readonly kind: 'ERRCODE'; readonly errcode: number }
  /** The number stands in `sub_code`, below errcode 88. */
  | { readonly kind: 'SUB_CODE'; readonly errcode: number }
  /** A refusal of the newer interfaces: an HTTP status and a name. */
  | { readonly kind: 'HTTP'; readonly status: number; readonly code: string }
  /** Too many calls from this address: JSON of another form, or a page. */
  | { readonly kind: 'BANNED'; readonly as: 'JSON' | 'PAGE' }
  | { readonly kind: 'NOT_JSON' }
  | { readonly kind: 'TOO_LARGE' }
  /** The connection breaks before, or after, the call was performed. */
  | { readonly kind: 'CUT' | 'LOST' }
  /** No answer ever comes. */
  | { readonly kind: 'SILENT' };

export interface FailingCall {
  /** The path of an interface, as `/topapi/v2/user/list`; all when left out. */
  readonly call?: string;
  readonly trouble: Trouble;
  /** How often it fails; always when left out. */
  readonly times?: number;
}

export interface MessengerSwitches {
  readonly fail: (failing: FailingCall) => void;
  /** The longest page of people, whatever is asked for. */
  readonly pageSize: (most: number) => void;
  /** The meaning of the number in `next_cursor`: a place in the list, or something only the messenger knows. */
  readonly cursors: (kind: 'PLACE' | 'OPAQUE') => void;
  /** Every mobile is hidden in part, as for applications of third parties. */
  readonly maskMobiles: (isMasked: boolean) => void;
  /** Called before each interface answers: people may move now. */
  readonly before: (listener: ((call: string) => void) | null) => void;
  /** Everything is right again. */
  readonly reset: () => void;
}

export interface MessengerSwitchPanel extends MessengerSwitches {
  /** Null when this call goes well; counts one time of a trouble. */
  readonly troubleOf: (call: string) => Trouble | null;
  readonly now: () => {
    readonly pageSize: number;
    readonly cursors: 'PLACE' | 'OPAQUE';
    readonly isMasked: boolean;
  };
  readonly tell: (call: string) => void;
}

const longestPage = 100;
const mostTroubles = 100;

export function createMessengerSwitches(): MessengerSwitchPanel {
  let troubles: { readonly call: string | null; readonly trouble: Trouble; left: number }[] = [];
  let pageSize = longestPage;
  let cursors: 'PLACE' | 'OPAQUE' = 'PLACE';
  let isMasked = false;
  let listener: ((call: string) => void) | null = null;
  return {
    fail: ({ call = null, trouble, times = Number.POSITIVE_INFINITY }) => {
      troubles = [...troubles, { call, trouble, left: times }].slice(-mostTroubles);
    },
    pageSize: (most) => {
      pageSize = Math.min(most, longestPage);
    },
    cursors: (kind) => {
      cursors = kind;
    },
    maskMobiles: (masked) => {
      isMasked = masked;
    },
    before: (next) => {
      listener = next;
    },
    reset: () => {
      troubles = [];
      pageSize = longestPage;
      cursors = 'PLACE';
      isMasked = false;
      listener = null;
    },
    troubleOf: (call) => {
      const found = troubles.find((each) => each.call === null || each.call === call);
      if (found === undefined) return null;
      found.left -= 1;
      if (found.left <= 0) troubles = troubles.filter((each) => each !== found);
      return found.trouble;
    },
    now: () => ({ pageSize, cursors, isMasked }),
    tell: (call) => listener?.(call),
  };
}
