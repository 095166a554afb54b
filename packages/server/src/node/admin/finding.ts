/** One thing that `doctor` looked at, and how it stands. */
export interface Finding {
  readonly what:
    | 'version'
    | 'database'
    | 'clock'
    | 'descriptors'
    | 'disk'
    | 'certificate'
    | 'key'
    | 'signOn';
  readonly state: 'GOOD' | 'LOOK' | 'BAD';
  readonly text: string;
}
