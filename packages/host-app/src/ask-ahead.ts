// Runs before the page's code has arrived: a file of its own in the build.
import { askAhead } from './ahead.ts';

askAhead(window.location);
