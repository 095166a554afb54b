/** What the administrator's commands need of the process they run in. */
import type { Ports } from '../ports.ts';

export interface AdminHome {
  readonly ports: Ports;
  /** A whole number from 0 to `below` - 1, each as likely and none foreseeable. */
  readonly random: (below: number) => number;
}
