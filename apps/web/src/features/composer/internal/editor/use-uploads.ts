'use client'

import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { HISTORIC_TAG, HISTORY_MERGE_TAG, type LexicalEditor } from 'lexical'
import { nanoid } from 'nanoid'
import type { UploadStatus } from './editor-context'
import { $insertPicture, $listPictures } from './picture-commands'
import { pictureProblem } from './picture-problem'
import type { WrittenPicture } from './written-picture'

const NOT_SENT = '사진을 올리지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.'

type Uploads = {
  add: (files: readonly File[]) => void
  uploadOf: (upload: string) => UploadStatus | null
  retry: (upload: string) => void
}

type UploadOptions = {
  /** Why no picture can be added at all; null where one can. */
  refusal: string | null
  onProblem: (message: string) => void
  onSignedOut: () => void
}

/** Sends pictures while the person writes on; each stands in the text from the start. */
export function useUploads(
  editor: LexicalEditor,
  { refusal, onProblem, onSignedOut }: UploadOptions,
): Uploads {
  const api = useApi()
  const files = useRef(new Map<string, File>())
  const stored = useRef(new Map<string, Partial<WrittenPicture>>())
  const [statuses, setStatuses] = useState<Record<string, UploadStatus>>({})

  const showStored = () =>
    editor.update(
      () => {
        for (const node of $listPictures()) {
          const found = stored.current.get(node.getPicture().upload ?? '')
          if (found) node.change(found)
        }
      },
      { tag: HISTORY_MERGE_TAG },
    )

  // Undoing brings back a picture as it was while it was sent.
  useEffect(
    () => editor.registerUpdateListener(({ tags }) => tags.has(HISTORIC_TAG) && showStored()),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads the editor and a ref alone
    [editor],
  )

  const send = async (upload: string, file: File) => {
    setStatuses((now) => ({ ...now, [upload]: { file: file.name, problem: null } }))
    try {
      const reply = await api.upload('POST /v1/upload/community/image', { file })
      stored.current.set(upload, { ...reply, upload: null })
      showStored()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onSignedOut()
      const problem = problemOf(error)
      setStatuses((now) => ({ ...now, [upload]: { file: file.name, problem } }))
    }
  }

  const add = (file: File) => {
    const count = editor.read(() => $listPictures().length)
    const problem = refusal ?? pictureProblem(file, count)
    if (problem !== null) return onProblem(problem)
    const upload = nanoid()
    files.current.set(upload, file)
    editor.update(
      () => {
        $insertPicture({ key: null, upload, alt: '', width: 1, height: 1 })
      },
      { discrete: true },
    )
    void send(upload, file)
  }

  return {
    add: (given) => {
      for (const file of given) add(file)
    },
    uploadOf: (upload) => statuses[upload] ?? null,
    retry: (upload) => {
      const file = files.current.get(upload)
      if (file) void send(upload, file)
    },
  }
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'NETWORK') return NOT_SENT
  return error.message
}
