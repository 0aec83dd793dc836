export { findThemeCard } from './find-theme-card.js'
export { findThemeVersion, type ThemeVersion } from './find-theme-version.js'
export { getCurrentTheme, type CurrentTheme } from './get-current-theme.js'
export {
  listChanges,
  listGenres,
  listGenreTags,
  listNewest,
  listOffered,
  listRanking,
} from './list-themes.js'
export { isThemeDismissed } from './is-theme-dismissed.js'
export { readMeantTerms } from './meanings.js'
export { readCompletion } from './read-completion.js'
export { seedThemes } from './seed-themes.js'
export { createThemeCache, type LoadedTheme, type ThemeCache } from './theme-cache.js'
export { ThemeFacts } from './theme-facts.js'
export { coverOf, portraitsOf } from './theme-pictures.js'
export type { GenreTag, ThemeFilter } from './theme-repository.js'
export { toPlayableScene, toThemeDetail } from './theme-view.js'
export { themeWordOf } from './theme-word.js'
