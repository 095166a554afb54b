'use client';
// Clears everything that the former login has read, when another one begins.
import { useQueryClient } from '@tanstack/react-query';

export function useForgetAll(): () => void {
  const queries = useQueryClient();
  return () => queries.removeQueries();
}
