/** Written by `pnpm fonts`: the letters that every page begins with. */
export const CORE_FONT = '/fonts/doran-sans-0.ff8c082b.woff2'
