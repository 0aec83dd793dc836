import type { ComponentProps } from 'react'
import { joinClasses } from '../internal/join-classes.js'

export type CoverProps = Omit<ComponentProps<'img'>, 'alt' | 'src' | 'width' | 'height'> & {
  src: string
  /** Empty only where the title stands right beside it. */
  alt: string
  shape?: 'portrait' | 'wide'
}

const shapes = {
  portrait: { width: 600, height: 800, className: 'aspect-3/4' },
  wide: { width: 1200, height: 630, className: 'aspect-40/21' },
}

export function Cover({ alt, shape = 'portrait', className, ...rest }: CoverProps) {
  const { className: ratio, ...size } = shapes[shape]
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      {...size}
      alt={alt}
      className={joinClasses(
        'corner-image block h-auto w-full bg-surface-2 object-cover',
        ratio,
        className,
      )}
    />
  )
}
