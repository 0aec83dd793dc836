/** Written by `pnpm fonts`: the letters that every page begins with. */
export const CORE_FONT = '/fonts/doran-sans-0.131c9c65.woff2'
