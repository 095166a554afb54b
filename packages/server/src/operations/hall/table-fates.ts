/** Which tables of a competition go along to a hall. One that is forgotten here does not compile. */
import type { DatabaseSchema } from '../../store/schema.ts';

/** Every table with rows of a competition. */
export type CompetitionTable = {
  [Table in keyof DatabaseSchema]: 'competition_id' extends keyof DatabaseSchema[Table]
    ? Table
    : never;
}[keyof DatabaseSchema];

/**
 * `REPLACED`: the hall's rows are those of the service, and the other way round when it comes back. `ADDED`: rows that are
 * written once, of which both sides keep their own. `STAYS`: logins, money and errands of one server.
 */
export type TableFate = 'REPLACED' | 'ADDED' | 'STAYS';

export const tableFates: Readonly<Record<CompetitionTable, TableFate>> = {
  program_group: 'REPLACED',
  program: 'REPLACED',
  judge_group: 'REPLACED',
  judge: 'REPLACED',
  score: 'REPLACED',
  adjustment: 'REPLACED',
  late_score: 'REPLACED',
  audience_vote: 'REPLACED',
  audience_ballot: 'REPLACED',
  show_event: 'ADDED',
  signed_head: 'ADDED',
  console_login: 'ADDED',
  // Accounts of the service, and who of them may do what.
  competition_grant: 'STAYS',
  session: 'STAYS',
  security_event: 'STAYS',
  point_entry: 'STAYS',
  webhook_delivery: 'STAYS',
  // What was cleared comes back where it was cleared.
  recovery: 'STAYS',
  import_run: 'STAYS',
  rehearsal_twin: 'STAYS',
  hall_lending: 'STAYS',
  hall_stay: 'STAYS',
};

/** Columns that belong to one server: accounts, people of a messenger, what is sealed with its key, and who runs it. */
export const ownColumns: Readonly<Partial<Record<CompetitionTable | 'competition', string[]>>> = {
  competition: [
    'owner_id',
    'parent_id',
    'invitation_code',
    'created_at',
    'deleted_at',
    'epoch',
    'holder',
    'holder_name',
    'holder_address',
    'holder_since',
  ],
  judge: ['user_id', 'union_id', 'phone_number', 'former_seat_mark', 'seat_used_at'],
  console_login: ['user_id'],
};
