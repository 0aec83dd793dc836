'use client'

import dynamic from 'next/dynamic'
import { useEventLog } from '@doran/site/core'
import type { ThumbnailPanelProps } from '../../../features/thumbnail/thumbnail-panel'

const ThumbnailPanel = dynamic(
  () =>
    import('../../../features/thumbnail/thumbnail-panel').then((module) => module.ThumbnailPanel),
  { ssr: false },
)

type BoardThumbnailProps = Omit<ThumbnailPanelProps, 'onSaved'> & { gameId: string }

/** Makes a picture of a board, and logs what becomes of it. */
export function BoardThumbnail({ gameId, ...panel }: BoardThumbnailProps) {
  const log = useEventLog()
  return (
    <ThumbnailPanel
      {...panel}
      onSaved={(way) =>
        log.log({
          type: 'share',
          object: 'game',
          object_name: gameId,
          object_attributes: { way },
        })
      }
    />
  )
}
