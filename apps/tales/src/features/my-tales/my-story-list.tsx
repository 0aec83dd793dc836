'use client'

import { useState, type ComponentType } from 'react'
import { useApi } from '@doran/api-client/react'
import type { StorySessionCard } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { PagedList, createListHook, useToaster, type ListPage } from '@doran/site/session'
import { BranchTree } from './internal/branch-tree'
import { DeletedStoryEntry } from './internal/deleted-story-entry'
import { EmptyShelf } from './internal/empty-shelf'
import { growTrees } from './internal/grow-trees'
import { SHELF_LABELS } from './internal/shelf-labels'
import { StoryEntry } from './internal/story-entry'
import type { StoryPanel } from './internal/story-panels'
import { useStoryActs } from './internal/use-story-acts'
import { myTalesHref, storiesQuery, type MyTalesAddress } from './my-tales-address'

const useStories = createListHook<StorySessionCard>({
  idOf: ({ id }) => id,
  placeOf: ({ lastAt }) => lastAt,
})

const loadPanels = () => import('./internal/story-panels').then((module) => module.StoryPanels)

type ExportStoryProps = { session: StorySessionCard; isOpen: boolean; onClose: () => void }

export type MyStoryListProps = {
  address: MyTalesAddress
  first: ListPage<StorySessionCard>
  now: string
  /** The sheet by which a story is taken along as a file; the route brings it. */
  ExportStory: ComponentType<ExportStoryProps>
}

/** The stories of a shelf: a list, or of branches the trees they make. */
export function MyStoryList({ address, first, now, ExportStory }: MyStoryListProps) {
  const api = useApi()
  const toaster = useToaster()
  const query = storiesQuery(address)
  const stories = useStories({
    name: `my tales ${JSON.stringify(query)}`,
    first,
    sort: 'new',
    read: (cursor) => api.call('GET /v1/tales/session/my', { query: { ...query, cursor } }),
  })
  const { erase, archive, restore } = useStoryActs(stories)
  const [open, setOpen] = useState<{ id: string; panel: StoryPanel | null } | null>(null)
  const Panels = useLazyComponent(open, loadPanels)
  const story = open && stories.items.find(({ id }) => id === open.id)

  const close = () => setOpen((shown) => shown && { ...shown, panel: null })
  const openMenu = ({ id }: StorySessionCard) => setOpen({ id, panel: 'menu' })
  const renamed = (id: string, title: string | null) => {
    stories.change(id, (before) => ({ ...before, title }))
    close()
    toaster.show({ kind: 'success', message: '이름을 바꿨어요.' })
  }
  return (
    <>
      <PagedList
        label={SHELF_LABELS[address.shelf]}
        box={stories.focus.box}
        empty={<EmptyShelf {...address} />}
        isEmpty={stories.items.length === 0}
        href={myTalesHref(address.shelf)}
        nextCursor={stories.nextCursor}
        isLoading={stories.isLoading}
        problem={stories.problem}
        onMore={() => void stories.loadMore()}
      >
        {address.shelf === 'branches' ? (
          <div className="flex flex-col gap-4">
            {growTrees(stories.items).map((tree) => (
              <BranchTree key={tree.theme.id} tree={tree} now={now} onMenu={openMenu} />
            ))}
          </div>
        ) : (
          <ul className="grid gap-2 lg:grid-cols-2">
            {stories.items.map((each) =>
              address.shelf === 'deleted' ? (
                <DeletedStoryEntry
                  key={each.id}
                  story={each}
                  now={now}
                  onRestore={() => void restore(each)}
                />
              ) : (
                <StoryEntry key={each.id} story={each} now={now} onMenu={() => openMenu(each)} />
              ),
            )}
          </ul>
        )}
      </PagedList>
      {story && Panels && (
        <>
          <Panels
            story={story}
            panel={open.panel}
            onPanel={(panel) => setOpen({ id: story.id, panel })}
            onClose={close}
            onRenamed={(title) => renamed(story.id, title)}
            onArchive={(isArchived) => {
              close()
              void archive(story, isArchived)
            }}
            onErase={() => {
              close()
              void erase(story)
            }}
          />
          <ExportStory session={story} isOpen={open.panel === 'export'} onClose={close} />
        </>
      )}
    </>
  )
}
