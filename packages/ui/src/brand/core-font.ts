/** Written by `pnpm fonts`: the letters that every page begins with. */
export const CORE_FONT = '/fonts/doran-sans-0.937a38fb.woff2'
