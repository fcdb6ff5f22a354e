const plain = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase()

/** Whether a search may be the number of a case, or a part of it. @example maybeCaseNumber('p 2041') // true */
export const maybeCaseNumber = (search: string): boolean => /^p?\d+$/.test(plain(search))

/** Whether a search finds a case by its number. @example isCaseFound('20418', 'P-20418') // true */
export const isCaseFound = (search: string, number: string): boolean =>
  maybeCaseNumber(search) && plain(number).includes(plain(search))
