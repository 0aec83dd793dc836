/** What is made once per process. The members are declared where they are made, in `src/deps.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled in by declaration merging
export interface Deps {}
