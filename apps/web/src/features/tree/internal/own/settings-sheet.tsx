'use client'

import { useId, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Tree } from '@doran/contract'
import { TREE_MESSAGES } from '@doran/contract/tree/copy'
import { Form, useFieldErrors, useSubmit } from '@doran/forms'
import { routes } from '@doran/site/core'
import { useToaster } from '@doran/site/session'
import { Button, SettingList, SettingRow, Switch } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { DeleteForGood } from '../../../../lib/delete-for-good'
import { TreeFields } from '../plant/tree-fields'
import { problemsOf, SETTING_NAMES, settingsOf, type TreeSettings } from '../plant/tree-settings'

export type SettingsSheetProps = {
  tree: Tree
  now: Date
  isOpen: boolean
  onClose: () => void
  onChanged: (tree: Tree) => void
}

const DAY_IS_OVER = '이미 열린 나무예요.'

/** What the owner can change of a tree. */
export function SettingsSheet(props: SettingsSheetProps) {
  const { tree, now, isOpen, onClose, onChanged } = props
  const api = useApi()
  const toaster = useToaster()
  const formId = useId()
  const before = settingsOf(tree)
  const [settings, setSettings] = useState<TreeSettings>(before)
  const [isClosed, setIsClosed] = useState(tree.isClosed)
  const submission = useSubmit({
    errors: {
      codes: { TREE_OPENING_DATE: { field: 'opensOn' } },
      fields: { name: 'name', opensOn: 'opensOn' },
    },
  })
  const dayIsKept = reasonToKeepDay(tree)
  const problems = problemsOf(settings, now)
  const fields = useFieldErrors({
    names: SETTING_NAMES,
    problems: settings.opensOn === before.opensOn ? { name: problems.name } : problems,
    submission,
    mode: 'submit',
  })
  const change = (part: Partial<TreeSettings>) => {
    setSettings({ ...settings, ...part })
    fields.changed(...SETTING_NAMES.filter((name) => name in part))
  }
  const save = () =>
    submission.submit(async () => {
      const { opensOn, ...rest } = settings
      const isMoved = opensOn !== before.opensOn
      const body = { ...rest, name: rest.name.trim(), isClosed, ...(isMoved && { opensOn }) }
      onChanged(await api.call('PATCH /v1/tree/{treeId}', { params: { treeId: tree.id }, body }))
      toaster.show({ kind: 'success', message: '나무를 고쳤어요.' })
      onClose()
    })
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="나무 설정"
      actions={
        <Button type="submit" form={formId} isWide isBusy={submission.isBusy}>
          저장
        </Button>
      }
    >
      <Form
        id={formId}
        submission={submission}
        fields={fields}
        onSubmit={() => void save()}
        className="flex flex-col gap-7"
      >
        <TreeFields
          settings={settings}
          onChange={change}
          fields={fields}
          now={now}
          dayIsKept={dayIsKept}
        />
        {!tree.isOpen && (
          <SettingList label="편지 받기" level={3}>
            <SettingRow
              label="편지 그만 받기"
              description="걸린 편지는 그대로 두고, 새 편지만 받지 않아요."
              control={
                <Switch
                  label="편지 그만 받기"
                  isLabelHidden
                  isOn={isClosed}
                  onChange={setIsClosed}
                />
              }
            />
          </SettingList>
        )}
      </Form>
      <DeleteTree treeId={tree.id} />
    </Sheet>
  )
}

function reasonToKeepDay(tree: Tree): string | undefined {
  if (tree.isOpen) return DAY_IS_OVER
  return (tree.letters ?? 0) > 0 ? TREE_MESSAGES.TREE_HAS_LETTERS : undefined
}

function DeleteTree({ treeId }: { treeId: string }) {
  const api = useApi()
  return (
    <DeleteForGood
      label="나무 지우기"
      question="이 나무를 지울까요?"
      remove={() => api.call('DELETE /v1/tree/{treeId}', { params: { treeId } })}
      done="나무를 지웠어요."
      next={routes.tree.path()}
    >
      걸린 편지도 모두 함께 지워지고, 되돌릴 수 없어요.
    </DeleteForGood>
  )
}
