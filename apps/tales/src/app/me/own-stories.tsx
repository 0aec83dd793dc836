'use client'

import { MyStoryList, type MyStoryListProps } from '../../features/my-tales/my-story-list'
import { ExportSheet } from '../../features/story-file/export-sheet'

/** The list, with the sheet by which a story leaves as a file. */
export function OwnStories(props: Omit<MyStoryListProps, 'ExportStory'>) {
  return <MyStoryList {...props} ExportStory={ExportSheet} />
}
