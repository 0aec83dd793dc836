'use client'
import { useEffect } from 'react'
import { Segmented, type SegmentedOption } from '../controls/segmented.js'
import { defaultTheme, type Theme, themeAttribute, themeColors } from './theme-value.js'
import { useRootPreference } from './use-root-preference.js'

const options = [
  { value: 'dark', label: '어둡게', icon: 'moon' },
  { value: 'light', label: '밝게', icon: 'sun' },
  { value: 'system', label: '기기 설정', icon: 'device' },
] as const satisfies ReadonlyArray<SegmentedOption<Theme>>

function paintBrowserBar(theme: Theme) {
  for (const { media, color } of themeColors(theme)) {
    document
      .querySelector(`meta[name="theme-color"][media="${media}"]`)
      ?.setAttribute('content', color)
  }
}

export type ThemeSwitchProps = {
  /** Name of the cookie and of the local storage entry. */
  storageName: string
  /** What the server put on `<html>`. */
  initial?: Theme
}

export function ThemeSwitch({ storageName, initial = defaultTheme }: ThemeSwitchProps) {
  const [theme, choose] = useRootPreference('data-theme', storageName, themeAttribute, initial)
  useEffect(() => paintBrowserBar(theme), [theme])
  return <Segmented legend="화면 모드" options={options} value={theme} onChange={choose} />
}
