import { library } from '@doran/tooling/tsup'

export default library({
  entry: [
    'src/index.ts',
    'src/hurtful-words.ts',
    'src/person-paragraph.ts',
    'src/search-words.ts',
    'src/sentence-marks.ts',
  ],
})
