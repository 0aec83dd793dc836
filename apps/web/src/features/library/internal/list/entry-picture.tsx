import type { Picture } from '@doran/contract'

type EntryPictureProps = {
  picture: Picture | null
  /** Covers of games are drawn 4:3, results square. */
  shape?: 'cover' | 'square'
}

const SHAPES = {
  cover: { width: 800, height: 600, className: 'aspect-4/3' },
  square: { width: 400, height: 400, className: 'aspect-square' },
}

/** The title stands right beside it. */
export function EntryPicture({ picture, shape = 'cover' }: EntryPictureProps) {
  const { className, ...size } = SHAPES[shape]
  if (picture === null)
    return <div aria-hidden="true" className={`corner-image bg-surface-2 ${className}`} />
  return (
    <img
      src={picture.url}
      alt=""
      {...size}
      loading="lazy"
      decoding="async"
      className={`corner-image block h-auto w-full bg-surface-2 object-cover object-[50%_30%] ${className}`}
    />
  )
}
