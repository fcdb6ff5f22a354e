export {
  type Agreement,
  CONTRACT_NAMES,
  type Contract,
  type ContractName,
  type ContractsOn,
  contractsOn,
} from './contracts-on.ts'
