import type { ThemePictures } from './theme-pictures.js'

/** Every theme's pictures, by its slug. */
export const PICTURES: Readonly<Record<string, ThemePictures>> = {}
