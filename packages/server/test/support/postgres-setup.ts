/** Starts a private PostgreSQL for the project that runs the API tests on it, and removes it afterwards. */
import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './postgres.ts';

export default async function setup(project: TestProject): Promise<() => void> {
  const postgres = await startTestPostgres();
  project.provide('postgresUrl', postgres.connectionString);
  return () => postgres.stop();
}
