export { fitsDatedSearch } from './fits-dated-search.ts'
