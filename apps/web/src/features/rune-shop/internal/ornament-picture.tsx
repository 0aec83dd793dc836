import type { RuneSku } from '@doran/contract/limits'

type OrnamentPictureProps = { sku: RuneSku; isSmall?: boolean; isLarge?: boolean }

/** An ornament as it hangs on a tree. */
export function OrnamentPicture({ sku, isSmall = false, isLarge = false }: OrnamentPictureProps) {
  const size = isLarge ? 'size-48' : 'size-24'
  return (
    <img
      src={`/pictures/tree/ornaments/${sku.replace('ornament-', '')}.svg`}
      alt=""
      width={96}
      height={96}
      className={`mx-auto ${isSmall ? 'size-12' : size}`}
    />
  )
}
