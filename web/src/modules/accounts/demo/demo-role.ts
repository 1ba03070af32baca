export interface DemoRole {
  userType: 'buyer' | 'agent' | 'reseller';
  agentType?: 'real_estate' | 'mortgage';
}
