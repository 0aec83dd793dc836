export const textSizes = ['normal', 'large', 'larger'] as const
export type TextSize = (typeof textSizes)[number]

export const motions = ['full', 'reduce'] as const
export type Motion = (typeof motions)[number]

/** For `<html data-text-size>`. */
export function textSizeAttribute(stored: string | null | undefined): TextSize {
  return textSizes.find((size) => size === stored) ?? 'normal'
}

/** For `<html data-motion>`. `full` still follows the device's own setting. */
export function motionAttribute(stored: string | null | undefined): Motion {
  return motions.find((motion) => motion === stored) ?? 'full'
}
