'use client'

import { useApi } from '@doran/api-client/react'
import { Form, useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts, useIsLoggedIn, useLoginSheet } from '@doran/site/session'
import { Button } from '@doran/ui'
import { useRouter } from 'next/navigation'
import { useFailureNotice } from '../../lib/use-failure-notice'
import { TreeFields } from './internal/plant/tree-fields'
import {
  newSettings,
  parseSettings,
  problemsOf,
  SETTING_NAMES,
  type TreeSettings,
} from './internal/plant/tree-settings'
import { TreeStage } from './internal/scene/tree-stage'
import { plantPath, treePath } from './tree-address'

export type PlantPageProps = {
  /** The member's; null for visitors. */
  ownerName: string | null
  now: string
}

const draft = drafts.json<TreeSettings>({ name: 'tree', scope: 'tab', parse: parseSettings })

/** Plants a tree. What was chosen stays in the tab, through a sign-in too. */
export function PlantPage({ ownerName, now: nowText }: PlantPageProps) {
  const api = useApi()
  const router = useRouter()
  const isLoggedIn = useIsLoggedIn()
  const { ask } = useLoginSheet()
  const now = new Date(nowText)
  const notice = useFailureNotice()
  const submission = useSubmit({
    notice,
    errors: {
      codes: { TREE_OPENING_DATE: { field: 'opensOn' }, TREES_FULL: {}, WRITING_PAUSED: {} },
      fields: { name: 'name', opensOn: 'opensOn' },
    },
  })
  const { value, set } = useDraft(draft)
  const settings = value ?? newSettings(ownerName, now)
  const fields = useFieldErrors({
    names: SETTING_NAMES,
    problems: problemsOf(settings, now),
    submission,
    mode: 'submit',
  })

  const change = (part: Partial<TreeSettings>) => {
    set({ ...settings, ...part })
    fields.changed(...SETTING_NAMES.filter((name) => name in part))
  }
  const send = () => {
    if (!isLoggedIn) {
      set(settings)
      ask({ reason: 'plant-tree', next: plantPath() })
      return
    }
    const body = { ...settings, name: settings.name.trim() }
    void submission.submit(
      async ({ id }) => {
        const tree = await api.call('POST /v1/tree', { body: { ...body, clientTreeId: id } })
        set(null)
        router.replace(treePath(tree.shareCode))
      },
      { input: body },
    )
  }
  return (
    <div className="page between-bars pt-6 pb-12 md:pt-10">
      <h1 className="text-h1 font-extrabold">내 나무 심기</h1>
      <div className="mt-6 grid gap-8 md:grid-cols-[320px_1fr]">
        <div className="md:sticky md:top-20 md:self-start">
          <TreeStage
            look={settings.look}
            ground={settings.ground}
            className="relative corner-image h-72 w-full md:h-112"
          />
          <p className="mt-3 text-center font-extrabold">
            {settings.name.trim() || '이름 없는 나무'}
          </p>
        </div>
        <Form
          submission={submission}
          fields={fields}
          onSubmit={send}
          className="flex max-w-[560px] flex-col gap-7"
        >
          <TreeFields settings={settings} onChange={change} fields={fields} now={now} />
          <Button type="submit" size="large" isWide isBusy={submission.isBusy}>
            {isLoggedIn ? '나무 심기' : '로그인하고 심기'}
          </Button>
        </Form>
      </div>
    </div>
  )
}
