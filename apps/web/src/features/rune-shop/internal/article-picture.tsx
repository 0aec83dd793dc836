import type { StoreItem } from '@doran/contract'
import { Avatar } from '@doran/ui'
import { CommaPicture } from './comma-picture'
import { GroundPreview } from './ground-preview'
import { OrnamentPicture } from './ornament-picture'
import { GemItemPicture } from './gem-item-picture'
import { isGround } from './is-ground'
import type { Person } from './use-person'

type ArticlePictureProps = {
  item: Pick<StoreItem, 'sku' | 'kind'>
  person: Person
  isSmall?: boolean
}

/** An article as it looks where it is used. */
export function ArticlePicture({
  item: { sku, kind },
  person,
  isSmall = false,
}: ArticlePictureProps) {
  if (isGround(sku)) return <GroundPreview sku={sku} isBare={isSmall} />
  if (kind === 'ornament') return <OrnamentPicture sku={sku} isSmall={isSmall} />
  if (kind === 'comma') return <CommaPicture isSmall={isSmall} />
  if (kind === 'ticket') return <GemItemPicture isSmall={isSmall} />
  return <Avatar {...person} frame={sku} size={isSmall ? 40 : 96} />
}
