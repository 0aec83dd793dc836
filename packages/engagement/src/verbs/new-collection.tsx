'use client'

import { useApi } from '@doran/api-client/react'
import type { SaveCollection } from '@doran/contract'
import { CollectionNameForm } from './collection-name-form.js'

export type NewCollectionProps = { onMade: (made: SaveCollection) => void }

export function NewCollection({ onMade }: NewCollectionProps) {
  const api = useApi()
  return (
    <CollectionNameForm
      label="새 모음집"
      submitLabel="만들기"
      send={(name, clientCollectionId) =>
        api.call('POST /v1/collection', { body: { name, clientCollectionId } })
      }
      onSent={onMade}
    />
  )
}
