/** Written by `pnpm fonts`: the letters that every page begins with. */
export const CORE_FONT = '/fonts/doran-sans-0.95f2e693.woff2'
