/**
 * The full path of a company's names, from its employer group down; a customer by itself is its own group.
 * @example companyFqn('Kvarnhällegruppen', 'Kvarnhälle Logistik AB') // 'Kvarnhällegruppen / Kvarnhälle Logistik AB'
 */
export function companyFqn(group: string, name: string): string {
  return group === name ? name : `${group} / ${name}`
}
