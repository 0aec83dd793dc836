import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import { IMAGE_MESSAGES } from '@doran/contract/image/copy'
import { TICKET_IMAGE } from '@doran/contract/image/limits'
import { SUPPORT_FIELD_COPY } from '@doran/contract/support/copy'
import { SUPPORT } from '@doran/contract/support/limits'
import { nanoid } from 'nanoid'

export type StoredPicture = { key: string; name: string }

/** `problem`: why it is not there yet; null while it is sent. */
type WaitingPicture = { id: string; file: File; problem: string | null }

type PictureOptions = {
  stored: () => readonly StoredPicture[]
  onStored: (stored: readonly StoredPicture[]) => void
  onSignedOut: () => void
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** For the `accept` of a file input. */
export const PICTURE_TYPES = TYPES.join(',')

const NOT_SENT = '사진을 올리지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.'

/** Pictures that go with a message: each is sent as soon as it is picked. */
export function usePictures({ stored, onStored, onSignedOut }: PictureOptions) {
  const api = useApi()
  const [waiting, setWaiting] = useState<readonly WaitingPicture[]>([])
  const [problem, setProblem] = useState<string | null>(null)

  const mark = (id: string, problemOfIt: string | null) =>
    setWaiting((now) => now.map((one) => (one.id === id ? { ...one, problem: problemOfIt } : one)))
  const drop = (id: string) => setWaiting((now) => now.filter((one) => one.id !== id))

  async function send({ id, file }: Pick<WaitingPicture, 'id' | 'file'>) {
    mark(id, null)
    try {
      const { key } = await api.upload('POST /v1/upload/support/image', { file })
      drop(id)
      onStored([...stored(), { key, name: file.name }])
    } catch (error) {
      mark(id, problemOf(error))
      if (error instanceof ApiError && error.status === 401) onSignedOut()
    }
  }

  async function add(files: readonly File[]) {
    const room = SUPPORT.pictures - stored().length - waiting.length
    const fitting = files.filter((file) => fileProblem(file) === null)
    const taken = fitting.slice(0, room).map((file) => ({ id: nanoid(), file, problem: null }))
    const refused = files.map(fileProblem).find((each) => each !== null) ?? null
    setProblem(fitting.length > room ? SUPPORT_FIELD_COPY.ticketPictures : refused)
    setWaiting((now) => [...now, ...taken])
    // One after the other: the API takes few of a sender at the same moment.
    for (const picture of taken) await send(picture)
  }

  return {
    waiting,
    /** Of what was picked last and not taken. */
    problem,
    add: (files: readonly File[]) => void add(files),
    retry: (picture: WaitingPicture) => void send(picture),
    dropWaiting: drop,
    remove: (key: string) => {
      setProblem(null)
      onStored(stored().filter((one) => one.key !== key))
    },
    /** Why a message cannot be sent yet. */
    sendProblem: waitingProblem(waiting),
  }
}

export type Pictures = ReturnType<typeof usePictures>

/** Of a draft, which an older page may have written. */
export function parsePictures(stored: unknown): StoredPicture[] {
  return Array.isArray(stored) ? stored.filter(isStored).slice(0, SUPPORT.pictures) : []
}

function isStored(given: unknown): given is StoredPicture {
  const { key, name }: { key?: unknown; name?: unknown } = Object(given)
  return typeof key === 'string' && typeof name === 'string'
}

function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!TYPES.includes(type)) return IMAGE_MESSAGES.FILE_TYPE
  return size > TICKET_IMAGE.maxBytes ? IMAGE_MESSAGES.FILE_TOO_LARGE : null
}

function waitingProblem(waiting: readonly WaitingPicture[]): string | undefined {
  if (waiting.length === 0) return undefined
  return waiting.some(({ problem }) => problem === null)
    ? '사진을 올리고 있어요. 다 올린 뒤에 다시 눌러 주세요.'
    : '올리지 못한 사진이 있어요. 다시 시도하거나 빼 주세요.'
}

function problemOf(error: unknown): string {
  return error instanceof ApiError && error.code !== 'NETWORK' ? error.message : NOT_SENT
}
