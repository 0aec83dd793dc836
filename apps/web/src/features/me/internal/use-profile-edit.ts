import { useMemo, useRef, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { useDraft, useFieldErrors, useSubmit, type ErrorMap } from '@doran/forms'
import { useToaster } from '@doran/site/session'
import type { ImageCropHandle } from '@doran/ui'
import { useFailureNotice } from '../../../lib/use-failure-notice'
import {
  changesOf,
  draftOf,
  hasChanges,
  newPictureOf,
  profileOf,
  storedProfileDraft,
  type NewPicture,
  type ProfileDraft,
  type ProfileField,
} from './profile-draft'
import { useChangeMe } from './use-change-me'

const FIELDS = ['name', 'description', 'birthday', 'profileImage'] as const

const ERRORS: ErrorMap<ProfileField> = {
  codes: {
    FILE_TOO_LARGE: { field: 'profileImage' },
    FILE_TOO_SLOW: { field: 'profileImage' },
    FILE_TYPE: { field: 'profileImage' },
  },
  fields: {
    file: 'profileImage',
    profileImage: 'profileImage',
    name: 'name',
    description: 'description',
    birthday: 'birthday',
  },
}

/**
 * The profile being edited. What was typed stays until it is saved, over closing the sheet, over failures and
 * signing in again; while it is on its way the page shows it as saved.
 */
export function useProfileEdit(me: Me) {
  const api = useApi()
  const changeMe = useChangeMe(me)
  const toaster = useToaster()
  const saving = useSubmit({ errors: ERRORS, notice: useFailureNotice() })
  const { id } = me.profile
  const { value: typed, latest, set } = useDraft(useMemo(() => storedProfileDraft(id), [id]))
  const cropper = useRef<ImageCropHandle>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** A picture that the server has or is getting, shown until its address is. */
  const [sentPicture, setSentPicture] = useState<NewPicture | null>(null)
  const draft = typed ?? draftOf(me.profile)
  const fields = useFieldErrors({
    names: FIELDS,
    submission: saving,
    mode: 'submit',
  })

  /** What was typed last, with the picture that is still being cropped; null where that cannot be cropped. */
  async function finished(): Promise<ProfileDraft | null> {
    if (cropper.current && !(await cropper.current.finish())) return null
    return latest() ?? draftOf(me.profile)
  }

  async function send(whole: ProfileDraft) {
    const picture = newPictureOf(whole)
    const changes = changesOf(whole, me.profile)
    const key =
      picture &&
      (await api.upload('POST /v1/upload/profile/profile-image', { file: picture.file })).key
    const profile = await api.call('PATCH /v1/profile/{profileId}', {
      params: { profileId: me.profile.id },
      body: { ...changes, ...(key && { profileImage: key }) },
    })
    return (now: Me) => ({ ...now, nickName: profile.name, profile })
  }

  async function save() {
    const whole = await finished()
    if (!whole) return
    setIsOpen(false)
    if (!hasChanges(whole, me.profile)) return
    setSentPicture(newPictureOf(whole))
    await changeMe({ shown: shownAs(whole), send: () => send(whole) })
    set(unsentOf(latest(), whole))
    toaster.show({ kind: 'success', message: '저장했어요.' })
  }

  function reopen() {
    setSentPicture(null)
    setIsOpen(true)
  }

  return {
    draft,
    fields,
    saving,
    isOpen,
    cropper,
    sentPicture,
    hasTyped: typed !== null && hasChanges(typed, me.profile),
    setIsOpen: (isNowOpen: boolean) => {
      if (!isNowOpen) void cropper.current?.finish()
      setIsOpen(isNowOpen)
    },
    type: (change: Partial<ProfileDraft>) => {
      // A picture is cropped while the person types on, and calls the function of an older render.
      set({ ...(latest() ?? draftOf(me.profile)), ...change })
      fields.changed(
        ...FIELDS.filter((field) => (field === 'profileImage' ? 'picture' : field) in change),
      )
    },
    reset: () => {
      cropper.current?.drop()
      set(null)
      fields.clear()
    },
    save: () => void saving.submit(save, { onFailure: reopen }),
  }
}

export type ProfileEdit = ReturnType<typeof useProfileEdit>

function shownAs(draft: ProfileDraft) {
  return (me: Me): Me => {
    const profile = profileOf(draft, me.profile)
    return { ...me, nickName: profile.name, profile }
  }
}

/** What was typed while `sent` was on its way is another change. */
function unsentOf(now: ProfileDraft | null, sent: ProfileDraft): ProfileDraft | null {
  if (now === null || now === sent) return null
  return now.picture === sent.picture ? { ...now, picture: 'unchanged' } : now
}
