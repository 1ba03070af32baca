import type { TargetName } from '../mapping.ts';

/**
 * Common column names of each field, folded (lower-case letters and digits), best first. The field's own name
 * and RESO's names are implied. A star matches anything.
 */
// biome-ignore format: a table
export const columnNames: readonly (readonly [TargetName, string])[] = [
  ['listingKey', 'listingkeynumeric|listingkey|zpid|propertyid|listingid|mls|mlsnumber|mlsid|mlsno|pid|uid|id'],
  ['listingId', 'listingid|mls|mlsnumber|mlsid|mlsno'],
  ['unparsedAddress', 'unparsedaddress|streetaddress|addressline1|address1|address|propertyaddress|fulladdress|formattedaddress'],
  ['streetNumber', 'streetnumber|streetno|housenumber'],
  ['streetName', 'streetname|street'],
  ['streetSuffix', 'streetsuffix|streettype'],
  ['unitNumber', 'unitnumber|unit|aptnumber|apt|suite'],
  ['city', 'city|town|municipality|postalcity|cityname|locality'],
  ['neighbourhood', 'neighborhood|neighbourhood|location|zone|cityregion|district|area|sublocality'],
  ['subdivisionName', 'subdivisionname|subdivision|community'],
  ['countyOrParish', 'countyorparish|county|parish'],
  ['stateOrProvince', 'stateorprovince|state|province|statecode|prov|region'],
  ['postalCode', 'postalcode|zippostalcode|ziporpostalcode|zipcode|zip|postcode'],
  ['country', 'country|countrycode'],
  ['latitude', 'latitude|lat|lattitude|ycoord'],
  ['longitude', 'longitude|lon|lng|long|longtitude|xcoord'],
  ['parcelNumber', 'parcelnumber|parcelid|apn|pid'],
  ['listPrice', 'listprice|askingprice|currentprice|latestprice|price|listingprice|saleprice|amount'],
  ['originalListPrice', 'originallistprice|originalprice'],
  ['closePrice', 'closeprice|soldprice|sellingprice|saleprice'],
  ['taxAnnualAmount', 'taxannualamount|annualtax|taxes|propertytax'],
  ['associationFee', 'associationfee|hoafee|hoamonth|hoamonthly|hoa|condofee|maintenancefee|stratafee'],
  ['standardStatus', 'standardstatus|mlsstatus|listingstatus|status|listingtype|salestatus'],
  ['propertySubType', 'propertysubtype|subtype'],
  ['homeType', 'hometype|propertysubtype|propertytype|type|buildingtype|bldgtype|style|dwellingtype'],
  ['onMarketDate', 'onmarketdate|listdate|listeddate|datelisted|listedon|dateposted'],
  ['listingContractDate', 'listingcontractdate|contractdate'],
  ['offMarketDate', 'offmarketdate|pendingdate'],
  ['closeDate', 'closedate|solddate|saledate|soldon|closingdate'],
  ['daysOnMarket', 'daysonmarket|dom|cumulativedaysonmarket'],
  ['modificationTimestamp', 'modificationtimestamp|lastmodified|updatedat|lastupdated|latestsaledate'],
  ['openHouseStartsAt', 'nextopenhousestarttime|openhousestart'],
  ['openHouseEndsAt', 'nextopenhouseendtime|openhouseend'],
  ['bedroomsTotal', 'bedroomstotal|bedrooms|beds|numbedrooms|numofbedrooms|bedroomabvgr|br|bedroom'],
  ['bathroomsFull', 'bathroomsfull|fullbaths|fullbath|bathsfull'],
  ['bathroomsHalf', 'bathroomshalf|halfbaths|halfbath|bathshalf'],
  ['bathroomsThreeQuarter', 'bathroomsthreequarter|threequarterbaths'],
  ['bathroomsOneQuarter', 'bathroomsonequarter|quarterbaths'],
  ['bathrooms', 'bathrooms|baths|bath|numbathrooms|numofbathrooms|bathroom|ba'],
  ['bathroomsTotalInteger', 'bathroomstotalinteger|bathroomstotal'],
  ['livingArea', 'livingarea|livingareasqft|livingareasquarefeet|squarefeet|sqft|propertysqft|grlivarea|floorarea|buildingarea|buildingareatotal|interiorsize|size'],
  ['lotSize', 'lotsizesquarefeet|lotsizesqft|lotsizeacres|lotsize|lotsizearea|lotsqft|lotacres|lotarea|landsize|acres|acreage'],
  ['yearBuilt', 'yearbuilt|built|yrbuilt|constructionyear'],
  ['storiesTotal', 'storiestotal|stories|storeys|numofstories|levels|housestyle'],
  ['garageSpaces', 'garagespaces|garagecars|garage|car|cars'],
  ['garageYn', 'garageyn|hasgarage'],
  ['poolPrivateYn', 'poolprivateyn|haspool|pool'],
  ['fireplaceYn', 'fireplaceyn|hasfireplace|fireplace'],
  ['waterfrontYn', 'waterfrontyn|waterfront'],
  ['associationYn', 'associationyn|hasassociation'],
  ['walkScore', 'walkscore'],
  ['schoolRating', 'schoolrating|avgschoolrating'],
  ['publicRemarks', 'publicremarks|remarks|description|text|comments|publicdescription'],
  ['listAgentFullName', 'listagentfullname|listagent|listingagent|agentname|agent'],
  ['listOfficeName', 'listofficename|listoffice|brokerage|brokername|broker|agency|office|sellerg'],
  ['listOfficePhone', 'listofficephone|officephone|brokerphone'],
  ['internetAddressDisplayYn', 'internetaddressdisplayyn|displayaddress'],
  ['internetEntireListingDisplayYn', 'internetentirelistingdisplayyn'],
];

export const foldName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\(.*$/s, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
