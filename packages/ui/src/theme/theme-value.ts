export const themes = ['dark', 'light', 'system'] as const
export type Theme = (typeof themes)[number]

export const defaultTheme = 'dark' satisfies Theme

const backgrounds = { dark: '#100e0d', light: '#faf6ef' } as const

/**
 * What the server writes as `<html data-theme>`, so that the first paint is already right.
 * Anything but a known value, a misshapen cookie included, is the default.
 */
export function themeAttribute(stored: string | null | undefined): Theme {
  return themes.find((theme) => theme === stored) ?? defaultTheme
}

export type ThemeColor = { media: string; color: string }

/** The two `<meta name="theme-color">` of a theme, in the shape Next's `viewport` export takes. */
export function themeColors(theme: Theme): ThemeColor[] {
  return (['light', 'dark'] as const).map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color: backgrounds[theme === 'system' ? scheme : theme],
  }))
}
