/** Written by `pnpm fonts`: the letters that every page begins with. */
export const CORE_FONT = '/fonts/doran-sans-0.3b7a2456.woff2'
