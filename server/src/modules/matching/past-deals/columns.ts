import { type DealField, type DealMapping, dealFieldLabels, dealFields } from './contract.ts';

const fold = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Alternative column names, folded. */
const otherNames: Record<DealField, string> = {
  agentLicense: 'agentlicense|license|licensenumber|licenseno|agentlicenseno|listagentlicense',
  agentEmail: 'email|agentemailaddress|agentemail',
  agentName: 'agent|agentfullname|listagent|listagentfullname|sellingagent|name',
  address: 'address|street|propertyaddress|unparsedaddress|fulladdress|addressline1',
  unit: 'unitnumber|apt|suite',
  city: 'town|municipality',
  state: 'state|province|stateorprovince|prov',
  postalCode: 'zip|zipcode|postalcode|postal|ziporpostalcode',
  closeDate: 'closed|closingdate|solddate|saledate|closedate|closedon|datesold',
  side: 'side|represented|role|transactionside',
  salePrice: 'price|soldprice|closeprice|saleprice|amount',
  listPrice: 'askingprice|listprice|originalprice',
  homeType: 'type|propertytype|hometype|propertysubtype',
  squareFeet: 'sqft|squarefeet|livingarea|size',
  daysOnMarket: 'dom|daysonmarket',
};

/** Required fields of a deal; of the agent's fields one of three is enough. */
const needed: readonly DealField[] = ['address', 'city', 'state', 'closeDate', 'side', 'salePrice', 'homeType'];

export function recognizedColumns(columns: readonly string[]): DealMapping {
  const mapping: DealMapping = {};
  const used = new Set<string>();
  for (const field of dealFields) {
    const names = [fold(field), fold(dealFieldLabels[field]), ...otherNames[field].split('|')];
    const column = names
      .flatMap((name) => columns.filter((each) => fold(each) === name))
      .find((each) => !used.has(each));
    if (!column) continue;
    mapping[field] = column;
    used.add(column);
  }
  return mapping;
}

export function missingFields(mapping: DealMapping): DealField[] {
  const missing = needed.filter((field) => !mapping[field]);
  const namesAgent = mapping.agentLicense || mapping.agentEmail || mapping.agentName;
  return namesAgent ? missing : ['agentLicense', ...missing];
}
