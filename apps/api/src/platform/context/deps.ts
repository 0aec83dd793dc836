/**
 * The ports and settings that are made once per process. The members are declared where they are made, in
 * `src/deps.ts`.
 */
export interface Deps {}
