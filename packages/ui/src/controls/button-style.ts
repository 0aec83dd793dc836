import { joinClasses } from '../internal/join-classes.js'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large'

const shared =
  'relative inline-flex items-center justify-center gap-2 rounded-pill font-semibold whitespace-nowrap no-underline select-none transition-[background-color,color,border-color,scale] duration-(--motion-state) ease-sallang active:scale-[.98] disabled:cursor-not-allowed disabled:opacity-50 disabled:active:scale-100'

const kinds: Record<ButtonKind, string> = {
  primary:
    'bg-ember text-on-ember hover:bg-[color-mix(in_srgb,var(--color-ember)_88%,var(--color-text))]',
  secondary:
    'bg-surface-2 text-text border border-line-strong hover:bg-surface-3 hover:border-text-3',
  quiet: 'text-text-2 hover:text-text hover:bg-surface-2',
  danger:
    'bg-danger text-on-ember hover:bg-[color-mix(in_srgb,var(--color-danger)_88%,var(--color-text))]',
}

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-story',
}

export type ButtonLook = { kind?: ButtonKind; size?: ButtonSize; isWide?: boolean }

export function buttonClass(
  { kind = 'primary', size = 'medium', isWide = false }: ButtonLook,
  className?: string,
): string {
  return joinClasses(shared, kinds[kind], sizes[size], isWide && 'w-full', className)
}
