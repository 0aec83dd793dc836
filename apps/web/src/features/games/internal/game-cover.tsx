import type { Picture } from '@doran/contract'

type GameCoverProps = {
  picture: Picture
  /** Where the title stands right beside it. */
  isDecoration?: boolean
  isFirst?: boolean
}

/** 4:3, as the covers of games are drawn. */
export function GameCover({ picture, isDecoration = false, isFirst = false }: GameCoverProps) {
  return (
    <img
      src={picture.url}
      alt={isDecoration ? '' : picture.alt}
      width={800}
      height={600}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      className="corner-image block aspect-4/3 h-auto w-full bg-surface-2 object-cover"
    />
  )
}
