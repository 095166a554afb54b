/** How many programs and groups a competition has at most, however they came into it. */
export const mostPrograms = 10_000;
export const mostProgramGroups = 100;
